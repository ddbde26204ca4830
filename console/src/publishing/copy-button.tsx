import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../platform/clipboard.ts';
import { showFailure, showSuccess } from '../platform/notices.ts';

type Props = { address: string; words?: string; label?: string };

/** Copies an address and says so, here and as a notice; `words` stand on it, and `label` tells it from others. */
export function CopyButton({ address, words, label }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await copyText(address);
    } catch (error) {
      return showFailure(error, t('publishing.copyFailed'));
    }
    setCopied(address);
    showSuccess(t('publishing.copied'));
  };
  const Picture = copied === address ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Picture size={18} stroke={1.75} aria-hidden />}
      aria-label={label}
      onClick={() => void copy()}
    >
      {words ?? t('publishing.copy')}
    </Button>
  );
}
