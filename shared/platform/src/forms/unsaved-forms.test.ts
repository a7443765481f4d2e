import { renderHook } from '@testing-library/react';
import { forgetUnsavedForms, hasUnsavedForms, losesChanges, useUnsavedForm } from './unsaved-forms.ts';

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

it('does not ask once a deed has left nothing to save', () => {
  renderHook(() => useUnsavedForm(true));
  renderHook(() => useUnsavedForm(true));
  forgetUnsavedForms();
  expect(hasUnsavedForms()).toBe(false);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('loses changes with another page, but not with another address of the same page or area', () => {
  const own = renderHook(() => useUnsavedForm(true));
  expect(losesChanges('/matches', '/matches')).toBe(false);
  expect(losesChanges('/matches', '/reviews')).toBe(true);
  own.unmount();
  renderHook(() => useUnsavedForm(true, { within: '/settings' }));
  expect(losesChanges('/settings', '/settings/platforms')).toBe(false);
  expect(losesChanges('/settings/privacy', '/settings')).toBe(false);
  expect(losesChanges('/settings', '/settings-of-somebody')).toBe(true);
  expect(losesChanges('/settings', '/')).toBe(true);
});
