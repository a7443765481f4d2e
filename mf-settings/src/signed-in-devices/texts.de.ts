import { texts } from '@rezenso/contract/language';

export const deviceTexts = /* @__PURE__ */ texts('mf-settings/signed-in-devices/texts/deviceTexts', {
  title: 'Angemeldete Geräte',
  description: 'Hier bist du gerade angemeldet. Kennst du ein Gerät nicht? Dann melde es ab.',
  loadFailed: 'Deine Geräte konnten nicht geladen werden',
  here: 'Dieses Gerät',
  now: 'gerade aktiv',
  since: (date: string) => `Angemeldet am ${date}`,
  lastActive: (ago: string) => `zuletzt aktiv ${ago}`,
  onlyHere: 'Auf anderen Geräten bist du nicht angemeldet.',
  remembered:
    'Browser, in denen du dich früher angemeldet hast, gelten trotzdem noch als bekannt. Vergisst du sie, sagen wir dir per E-Mail Bescheid, sobald sich dort wieder jemand anmeldet.',
  forgotten:
    'Auch kein anderer Browser gilt als bekannt: Meldet sich irgendwo jemand an, sagen wir dir per E-Mail Bescheid.',
  colleagues:
    'Wo jemand aus deinem Team angemeldet ist, steht die Adresse dabei. Alle anderen Geräte abmelden gilt nur für deine eigenen.',
  end: 'Abmelden',
  endNamed: (device: string, date: string) => `Abmelden: ${device}, angemeldet am ${date}`,
  ended: 'Gerät abgemeldet',
  endedDescription: (device: string) => `${device}: Dort kommt niemand mehr in dein Konto.`,
  endFailed: 'Das Gerät konnte nicht abgemeldet werden.',
  endOthers: 'Auf allen anderen Geräten abmelden',
  forgetOthers: 'Bekannte Browser vergessen',
});

/** After the ways to sign in have changed. */
export const otherDevicesTexts = /* @__PURE__ */ texts('mf-settings/signed-in-devices/texts/otherDevicesTexts', {
  question: 'Andere Geräte abmelden?',
  why: (devices: number) =>
    devices === 1
      ? 'Du bist noch auf einem anderen Gerät angemeldet, und das bleibt so. Kennst du es nicht, oder hast du es nicht mehr? Dann melde es jetzt ab.'
      : `Du bist noch auf ${devices} anderen Geräten angemeldet, und das bleibt so. Kennst du eines nicht, oder hast du es nicht mehr? Dann melde sie jetzt ab.`,
  end: (devices: number) => (devices === 1 ? 'Anderes Gerät abmelden' : `${devices} andere Geräte abmelden`),
  keep: 'Angemeldet lassen',
  done: 'Du bist nur noch hier angemeldet',
  ended: (devices: number) =>
    devices === 1 ? 'Ein anderes Gerät ist abgemeldet.' : `${devices} andere Geräte sind abgemeldet.`,
  failed: 'Die anderen Geräte konnten nicht abgemeldet werden.',
});

export const endOthersTexts = /* @__PURE__ */ texts('mf-settings/signed-in-devices/texts/endOthersTexts', {
  question: 'Auf allen anderen Geräten abmelden?',
  consequence:
    'Hier bleibst du angemeldet. Überall sonst brauchst du einen neuen Anmeldelink, und wir sagen dir, wenn sich dort jemand anmeldet. Willst du ganz sichergehen, dann melde dich danach auch hier ab.',
  confirm: 'Alle anderen abmelden',
  keep: 'Abbrechen',
  done: 'Du bist nur noch hier angemeldet',
  failed: 'Die anderen Geräte konnten nicht abgemeldet werden.',
});

export const forgetOthersTexts = /* @__PURE__ */ texts('mf-settings/signed-in-devices/texts/forgetOthersTexts', {
  question: 'Bekannte Browser vergessen?',
  consequence:
    'Meldet sich jemand in einem anderen Browser an, auch in einem, den du früher benutzt hast, sagen wir dir per E-Mail Bescheid.',
  confirm: 'Vergessen',
  keep: 'Abbrechen',
  done: 'Alle anderen Browser sind vergessen',
  failed: 'Die anderen Browser konnten nicht vergessen werden.',
});
