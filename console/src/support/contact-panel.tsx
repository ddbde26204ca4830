import { Button, Textarea, TextInput } from '@mantine/core';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import open from '../accounts/open-form.module.css';
import { storedWriter } from '../accounts/stored-person.ts';
import { useAccountForm } from '../accounts/use-account-form.ts';
import { api } from '../platform/api.ts';
import { failureText } from '../platform/notices.ts';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import { PHONE_SCREEN } from '../ui/layout/phone-screen.ts';
import styles from './contact-panel.module.css';

type Message = { message: string; reply_to: string };

const recordOf = ({ message, reply_to }: Message) =>
  ({ type: 'contacts', attributes: { message: message.trim(), reply_to: reply_to.trim() } }) as const;

function useContactForm(onSent: (message: Message) => void) {
  const [failure, setFailure] = useState<string>();
  const form = useAccountForm({
    name: 'contact',
    initial: { message: '', reply_to: '' },
    recordOf,
    send: async (data) => {
      setFailure(undefined);
      await api('POST /contact', { body: { data } });
      form.reset();
      onSent(data.attributes);
    },
    tell: (error) => setFailure(failureText(error)),
  });
  return { ...form, failure };
}

type FormProps = { opened: boolean; onSent: (message: Message) => void };

function ContactForm({ opened, onSent }: FormProps) {
  const { t } = useTranslation();
  const { props, bind, values, setFieldValue, isSaving, failure } = useContactForm(onSent);
  // A person who has signed in meanwhile need not type an address.
  const prefill = useEffectEvent(() => {
    if (values.reply_to === '') setFieldValue('reply_to', storedWriter()?.email ?? '');
  });
  useEffect(() => {
    if (opened) prefill();
  }, [opened]);
  return (
    <form className={styles.form} {...props}>
      <p className={styles.text}>{t('contact.text')}</p>
      <Textarea
        autoFocus
        data-autofocus
        rows={5}
        {...OWN_DIRECTION}
        label={t('contact.message')}
        {...bind('message')}
      />
      <TextInput
        type="email"
        autoComplete="email"
        dir="ltr"
        label={t('contact.replyTo')}
        {...bind('reply_to')}
      />
      {failure && (
        <p role="alert" className={open.refusal}>
          {failure} {t('contact.kept')}
        </p>
      )}
      <Button type="submit" fullWidth loading={isSaving}>
        {t('contact.send')}
      </Button>
    </form>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      <h3 ref={title} tabIndex={-1}>
        {t('contact.sentTitle')}
      </h3>
      <p className={styles.text}>{t('contact.sent', { email })}</p>
      <Button variant="default" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </div>
  );
}

type PanelProps = { opened: boolean; onClose: () => void; children: ReactNode };

/** A dialog beside the page, which can still be read and used; on a phone over it. */
function Panel({ opened, onClose, children }: PanelProps) {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!opened || !current) return;
    if (matchMedia(PHONE_SCREEN).matches) current.showModal();
    else current.show();
    current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // The browser gives the focus back to where it came from.
    return () => current.close();
  }, [opened]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className={styles.panel}
      onClose={onClose}
      onKeyDown={closeByKey}
    >
      <div className={styles.head}>
        <h2 id={title}>{t('contact.title')}</h2>
        <button type="button" className={styles.close} aria-label={t('interface.close')} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** The panel for messages to support: a message, and the address for its answer (rule 3). */
export function ContactPanel({ opened, onClose }: Omit<PanelProps, 'children'>) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Panel opened={opened} onClose={onClose}>
      {sentTo === undefined ? (
        <ContactForm opened={opened} onSent={({ reply_to }) => setSentTo(reply_to)} />
      ) : (
        <Sent email={sentTo} onAnother={() => setSentTo(undefined)} />
      )}
    </Panel>
  );
}
