import { renderHook } from '@testing-library/react';
import { hasUnsavedForms, useUnsavedForm } from './unsaved-forms.ts';

it('knows of unsaved changes until they are saved or the form is gone', () => {
  const first = renderHook(({ isDirty }) => useUnsavedForm(isDirty), { initialProps: { isDirty: false } });
  const second = renderHook(() => useUnsavedForm(true));
  expect(hasUnsavedForms()).toBe(true);
  second.unmount();
  expect(hasUnsavedForms()).toBe(false);
  first.rerender({ isDirty: true });
  expect(hasUnsavedForms()).toBe(true);
  first.rerender({ isDirty: false });
  expect(hasUnsavedForms()).toBe(false);
});

it('asks before the page is left only while something is unsaved', () => {
  const form = renderHook(({ isDirty }) => useUnsavedForm(isDirty), { initialProps: { isDirty: true } });
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  form.rerender({ isDirty: false });
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
