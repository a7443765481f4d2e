import type { MessyBusiness } from '../messy-business.ts';

export const doc = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

export const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

export const addressOf = (b: MessyBusiness) => ({
  '@type': 'PostalAddress',
  streetAddress: b.street,
  postalCode: b.code,
  addressLocality: b.place,
});

export const socialLinks = (b: MessyBusiness) =>
  `<div class="social"><a href="https://instagram.com/${b.domain.split('.')[0]}">Instagram</a> <a href="https://facebook.com/${b.domain.split('.')[0]}">Facebook</a></div>`;
