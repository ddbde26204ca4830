import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = {
  opened: boolean;
  title: string;
  text: string;
  action: string;
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done; closing it any other way than by the action does nothing. */
export function ConfirmDialog({ opened, title, text, action, isDanger, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Text>{text}</Text>
      <Group justify="end" mt="xl">
        <Button variant="default" onClick={onClose}>
          {t('interface.cancel')}
        </Button>
        <Button {...(isDanger && { color: 'red' })} loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
