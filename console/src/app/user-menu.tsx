import { Menu, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { LOCALES } from '@sofra/contract/languages/locales';
import { IconChevronDown, IconLock, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../accounts/initials.ts';
import { useLanguage } from '../accounts/language.ts';
import { nameOf, usePerson } from '../accounts/profile.ts';
import { signOut } from '../accounts/sign-out.ts';
import { PATHS } from '../platform/paths.ts';
import { hasUnsaved } from '../platform/unsaved.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import styles from './top-bar.module.css';
import { CurrentMark } from './venue-option.tsx';

const WAYS = [
  { to: PATHS['settings-main'], phrase: 'frame.profile', Icon: IconUser },
  { to: PATHS['settings-password'], phrase: 'frame.newPassword', Icon: IconLock },
] as const;
const SCHEMES = ['light', 'dark', 'auto'] as const;

function Languages() {
  const { t, i18n } = useTranslation();
  const { mutate: choose } = useLanguage(usePerson());
  return (
    <>
      <Menu.Label>{t('interface.language')}</Menu.Label>
      {LOCALES.map(({ code, name }) => (
        <Menu.Item
          key={code}
          lang={code}
          aria-current={i18n.language === code}
          leftSection={<CurrentMark isCurrent={i18n.language === code} />}
          onClick={() => choose(code)}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  );
}

function Looks() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{t('frame.look')}</Menu.Label>
      {SCHEMES.map((scheme) => (
        <Menu.Item
          key={scheme}
          aria-current={colorScheme === scheme}
          leftSection={<CurrentMark isCurrent={colorScheme === scheme} />}
          onClick={() => setColorScheme(scheme)}
        >
          {t(`frame.looks.${scheme}`)}
        </Menu.Item>
      ))}
    </>
  );
}

/** Asks before what is not saved is lost by signing out. */
function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened
      title={t('unsaved.leaveTitle')}
      text={t('unsaved.leaveText')}
      action={t('frame.signOut')}
      cancel={t('unsaved.stay')}
      isDanger
      onConfirm={() => void signOut()}
      onClose={onClose}
    />
  );
}

/** The signed-in person's menu: language, look, signing out. */
export function UserMenu() {
  const { t } = useTranslation();
  const data = usePerson();
  const name = data ? nameOf(data) : '';
  const initials = data ? initialsOf(data) : '';
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <UnstyledButton className={`${styles.button} ${styles.person}`}>
            {data?.photo ? (
              <img
                src={data.photo.preview_resource_url}
                alt=""
                width={36}
                height={36}
                className={styles.photo}
              />
            ) : (
              <span className={styles.initials} data-initials={initials} />
            )}
            <VisuallyHidden>{t('frame.account', { name })}</VisuallyHidden>
            <IconChevronDown size={16} aria-hidden className={styles.chevron} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={styles.welcome}>{t('frame.welcome', { name })}</Menu.Label>
          <Menu.Divider />
          {WAYS.map(({ to, phrase, Icon }) => (
            <Menu.Item
              key={to}
              leftSection={<Icon size={16} aria-hidden />}
              renderRoot={(props) => <Link to={to} {...props} />}
            >
              {t(phrase)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Languages />
          <Menu.Divider />
          <Looks />
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={() => (hasUnsaved() ? setAsked(true) : void signOut())}
          >
            {t('frame.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsked && <SignOutQuestion onClose={() => setAsked(false)} />}
    </>
  );
}
