import { reauthenticate, sendSignInCode } from '@rezenso/contract/reauthentication';
import { call, hasCode, messageOf } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { MailIcon } from '@rezenso/ui/icons';
import { Field, Input } from '@rezenso/ui/inputs';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { texts } from './texts.de.ts';

interface CodeByMailProps {
  /** Where the code goes. */
  email: string;
  /** Whether it is the way to take, rather than one beside a passkey. */
  isFirst: boolean;
  onConfirmed: () => void;
}

/** Says by a code from the mailbox who is there. */
export function CodeByMail({ email, isFirst, onConfirmed }: CodeByMailProps) {
  const [sentCount, setSentCount] = useState(0);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [usedUp, setUsedUp] = useState<string>();
  const sendButton = useRef<HTMLButtonElement>(null);
  // The field goes with the code.
  useEffect(() => {
    if (usedUp) sendButton.current?.focus();
  }, [usedUp]);
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await call(sendSignInCode);
      setSentCount((count) => count + 1);
      setUsedUp(undefined);
    } catch (error) {
      setFailure(messageOf(error, texts.failed));
    }
    setSending(false);
  };
  // The place where it says that a code went out takes no room before.
  return (
    <Stack gap={sentCount > 0 || failure ? 4 : 0}>
      {failure && (
        <Banner tone="danger" title={texts.failedTitle}>
          {failure}
        </Banner>
      )}
      <div role="status">
        {sentCount > 0 && <Text>{usedUp ?? (sentCount > 1 ? texts.sentAgain : texts.sent)(email)}</Text>}
      </div>
      {sentCount > 0 && !usedUp && <CodeForm onConfirmed={onConfirmed} onUsedUp={setUsedUp} />}
      <Button
        ref={sendButton}
        variant={usedUp || (isFirst && sentCount === 0) ? 'primary' : 'ghost'}
        {...(sentCount === 0 && { iconStart: MailIcon })}
        loading={isSending}
        onClick={send}
      >
        {sentCount > 0 ? texts.sendAgain : texts.sendCode}
      </Button>
    </Stack>
  );
}

interface CodeFormProps {
  onConfirmed: () => void;
  /** The code was answered wrongly too often; with words that say so. */
  onUsedUp: (words: string) => void;
}

function CodeForm({ onConfirmed, onUsedUp }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The button that asked for the code has moved below it.
  useEffect(() => field.current?.focus(), []);
  const refuse = (words: string) => {
    setFault(words);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!/\d/.test(code)) return refuse(texts.codeMissing);
    setBusy(true);
    setFault(undefined);
    try {
      await call(reauthenticate, { body: { code } });
      return onConfirmed();
    } catch (error) {
      setBusy(false);
      if (hasCode(error, 'SIGN_IN_CODE_USED_UP')) return onUsedUp(error.serverMessage);
      refuse(hasCode(error, 'SIGN_IN_CODE_WRONG') ? error.serverMessage : messageOf(error, texts.failed));
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Field label={texts.code} error={fault} required>
          {(control) => (
            <Input
              {...control}
              ref={field}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
            />
          )}
        </Field>
        <Button type="submit" loading={isBusy}>
          {texts.confirm}
        </Button>
      </Stack>
    </form>
  );
}
