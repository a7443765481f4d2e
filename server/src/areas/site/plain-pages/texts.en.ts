import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  frameTexts: {
    home: 'Rezenso, to the home page',
    skip: 'Skip to content',
    navigation: 'Main navigation',
    signIn: 'Sign in',
    dashboard: 'Go to dashboard',
    product: 'Product',
    features: 'Features',
    pricing: 'Pricing',
    api: 'API',
    company: 'Company',
    about: 'About us',
    blog: 'Blog',
    careers: 'Careers',
    support: 'Support',
    help: 'Help centre',
    contact: 'Contact',
    status: 'Status',
    legal: 'Legal',
    privacy: 'Privacy',
    terms: 'Terms',
    imprint: 'Legal notice',
    language: 'Language',
    germanOnly: 'This text is available in German only.',
    copyright: '© 2024 Rezenso. All rights reserved.',
  },
} satisfies Translation<typeof german>;
