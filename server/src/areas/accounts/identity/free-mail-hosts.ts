/** Anybody gets an address there, so it says nothing about a business. */
export const freeMailHosts = new Set(
  `gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de outlook.com outlook.de
  hotmail.com hotmail.de live.de live.com msn.com yahoo.com yahoo.de ymail.com icloud.com me.com mac.com aol.com aol.de
  arcor.de online.de mail.de mailbox.org posteo.de posteo.net proton.me protonmail.com tutanota.com tutanota.de tuta.io
  tuta.com vodafone.de kabelmail.de email.de bluewin.ch chello.at zoho.com yandex.com mail.com fastmail.com hey.com`
    .split(/\s+/)
    .filter(Boolean),
);
