import { type AdminModule, changeAdminModule, type ModuleAction } from '@rezenso/contract/admin';
import { ApiError, tellFailure, toast, useSession } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { KeyValue } from '@rezenso/ui/display';
import { Banner } from '@rezenso/ui/feedback';
import { TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import { RefusedText } from '../admin/area-content.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { type ChangeModuleValues, changeModuleForm } from './change-module.form.ts';
import { Code, Command } from './code.tsx';
import { commandFor } from './module-command.ts';
import { changeModule, seenOf } from './modules.resource.ts';
import { obstacleIn, obstacleNow } from './obstacle.ts';
import { actionTexts, modulesTexts } from './texts.de.ts';

interface ChangeModuleDialogProps {
  action: ModuleAction;
  /** Undefined when the address names one that there is not. */
  module: AdminModule | undefined;
  /** The canary, or the release to go back to; null for the other actions. */
  version: string | null;
  canChange: boolean;
  onClose: () => void;
}

/** Asks before something happens to a module, and why; or says why it cannot happen here. */
export default function ChangeModuleDialog(props: ChangeModuleDialogProps) {
  const { action, module, version, canChange, onClose } = props;
  const role = useSession().user?.adminRole;
  // As it stood when the dialog opened: nobody loses a form that they are writing in.
  const [obstacle] = useState(() => module && obstacleNow(module, action, version));
  const mayChange = (changeAdminModule.roles ?? []).some((allowed) => allowed === role);
  if (!module) return <Explanation title={actionTexts.gone} onClose={onClose} />;
  const title = actionTexts.titles[kindOf(action, version)](module.title);
  if (!mayChange) {
    return (
      <Explanation title={title} onClose={onClose}>
        <Banner tone="warning" title={adminTexts.refusedTitle}>
          <RefusedText action={refusedActions.changingModules} />
        </Banner>
      </Explanation>
    );
  }
  if (obstacle) {
    return (
      <Explanation title={title} onClose={onClose}>
        <Text>{obstacle}</Text>
      </Explanation>
    );
  }
  const isNeeded = module.neededFor.length > 0 && (action === 'pause' || action === 'retire');
  if (isNeeded || !canChange) {
    return (
      <Explanation title={title} onClose={onClose}>
        <Stack gap={4}>
          {isNeeded ? <WhyNeeded module={module} /> : <Text>{modulesTexts.key}</Text>}
          <Stack gap={2}>
            <Text size="sm" weight="semibold">
              {isNeeded ? actionTexts.anywayTitle : actionTexts.commandTitle}
            </Text>
            <Command>
              {commandFor(action, module.name, version, {
                isNeeded,
                ...(!canChange && { site: window.location.origin }),
              })}
            </Command>
          </Stack>
        </Stack>
      </Explanation>
    );
  }
  return <ChangeForm {...props} module={module} title={title} />;
}

function ChangeForm({
  action,
  module,
  version,
  title,
  onClose,
}: ChangeModuleDialogProps & { module: AdminModule; title: string }) {
  const [isUnsure, setUnsure] = useState(false);
  // The list below may change while somebody writes the reason: what they decided by is what they saw.
  const [seen] = useState(() => seenOf(module));
  const submit = async ({ reason }: ChangeModuleValues, { setStatus }: FormikHelpers<ChangeModuleValues>) => {
    setStatus(undefined);
    try {
      await changeModule(module.name, action, version, reason, seen);
      onClose();
      toast({ title: actionTexts.doneTitle, description: actionTexts.done[kindOf(action, version)](module.title) });
    } catch (error) {
      // Without an answer nobody knows whether it was done.
      const isUnanswered = error instanceof ApiError && error.status === 0;
      const message =
        obstacleIn(error) ?? serverMessageOf(error, isUnanswered ? actionTexts.unsure : actionTexts.failed);
      const failure = isUnanswered ? actionTexts.unsureTitle : actionTexts.failedTitle;
      tellFailure(error, { title: failure, description: message });
      setUnsure(isUnanswered);
      setStatus(isRefused(error) ? <RefusedText action={refusedActions.changingModules} /> : message);
    }
  };
  return (
    <Formik<ChangeModuleValues> initialValues={{ reason: '' }} validationSchema={changeModuleForm} onSubmit={submit}>
      <FormDialog
        title={title}
        description={actionTexts.descriptions[kindOf(action, version)]}
        cancel={adminTexts.cancel}
        submit={actionTexts.submit[kindOf(action, version)]}
        tone={action === 'resume' || action === 'promote' ? 'primary' : 'danger'}
        failedTitle={isUnsure ? actionTexts.unsureTitle : actionTexts.failedTitle}
        readFirst
        keepAs={`module:${module.name}:${action}:${version ?? ''}`}
        onClose={onClose}
      >
        {version && (
          <KeyValue
            items={[
              { label: actionTexts.have, value: <Code>{module.served ?? module.stable}</Code> },
              { label: actionTexts.get, value: <Code>{version}</Code> },
            ]}
          />
        )}
        <TextareaField
          name="reason"
          label={actionTexts.reason}
          hint={actionTexts.reasonHint}
          rows={3}
          counter={500}
          required
        />
      </FormDialog>
    </Formik>
  );
}

/** Why a module that is needed to give it back is not taken away here, and what helps instead. */
function WhyNeeded({ module: { neededFor } }: { module: AdminModule }) {
  return (
    <>
      {neededFor.map((need) => (
        <Banner key={need} tone="warning">
          {actionTexts.neededFor[need]}
        </Banner>
      ))}
      <Text>{actionTexts.neededInstead}</Text>
    </>
  );
}

/** Going back to a release and ending a canary are one action, and two things to people. */
function kindOf(action: ModuleAction, version: string | null): keyof typeof actionTexts.descriptions {
  return action === 'rollback' && version === null ? 'endCanary' : action;
}

function Explanation({ title, children, onClose }: { title: string; children?: ReactNode; onClose: () => void }) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {adminTexts.close}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
