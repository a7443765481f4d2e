import { keep, readKept } from '@rezenso/platform';
import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Values = Record<string, unknown>;

/** What a form held when it was left, and what it had begun with. */
interface Kept {
  from: Values;
  values: Values;
}

/**
 * Keeps what is entered into a formik form until it is sent, and fills it in when the form opens again. A field that begins with
 * something else by then keeps that: it was changed elsewhere.
 * @param name what the form is for; without one nothing is kept
 * @param isSending a form that goes meanwhile was sent, because nobody can close it, unless its page was left: then nobody knows
 * @returns whether the form was filled in, and what empties it again
 */
export function useKeptValues(name: string | undefined, isSending: boolean) {
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<Values>();
  const [isRestored, setRestored] = useState(false);
  const restore = useRef(() => {
    const kept = name === undefined ? undefined : readKept(name);
    if (!isKept(kept)) return;
    void setValues(merged(kept, initialValues), false);
    setRestored(true);
  });
  useLayoutEffect(() => restore.current(), []);

  useEffect(() => {
    if (name !== undefined) keep(name, dirty ? { from: initialValues, values } : undefined);
  }, [name, dirty, initialValues, values]);

  const sending = useRef(isSending);
  useEffect(() => {
    sending.current = isSending;
  });
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      const isOnItsPage = window.location.pathname === pathname;
      if (name !== undefined && sending.current && isOnItsPage) keep(name, undefined);
    };
  }, [name]);

  const startOver = () => {
    setRestored(false);
    resetForm();
  };
  return { isRestored: isRestored && dirty, startOver };
}

function merged(kept: Kept, initialValues: Values): Values {
  const isAsBefore = (field: string) => JSON.stringify(kept.from[field]) === JSON.stringify(initialValues[field]);
  return Object.fromEntries(
    Object.entries(initialValues).map(([field, value]) => [
      field,
      isAsBefore(field) && field in kept.values ? kept.values[field] : value,
    ]),
  );
}

function isKept(value: unknown): value is Kept {
  return isRecord(value) && 'from' in value && isRecord(value.from) && 'values' in value && isRecord(value.values);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
