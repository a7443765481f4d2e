import type { Translation } from '@rezenso/contract/language';
import type * as german from './mentioned.de.ts';

export default {
  yourCustomers: (name, word) => [
    `Your website names “${word}” as customers, that is businesses like ${name}.`,
    `Your website says “${word}” where it is about your customers, and ${name} is a business like that.`,
    `As your customers, your website names “${word}”: ${name} is a business like that.`,
    `Your website names “${word}” as customers, that is businesses like this one.`,
    `Your website says “${word}” where it is about your customers: this business is one like that.`,
  ],
  theirCustomers: (name, word) => [
    `The website of ${name} names “${word}” as customers, that is businesses like yours.`,
    `The website of ${name} says “${word}” where it is about customers: yours is a business like that.`,
    `On its website, ${name} names “${word}” as customers, that is businesses like yours.`,
    `The website names “${word}” as customers, that is businesses like yours.`,
    `As its customers, the website names “${word}”, that is businesses like yours.`,
  ],
  yourPartners: (name, word) => [
    `Your website tells of working with others and names “${word}”: that is what ${name} does, too.`,
    `Your website says “${word}” where it is about working with others, and that is what ${name} does, too.`,
    `Your website names “${word}” where it is about working with others, and that is what this business does, too.`,
  ],
  theirPartners: (name, word) => [
    `The website of ${name} tells of working with others and names “${word}”: that is what you do, too.`,
    `The website of ${name} says “${word}” where it is about working with others, and that is what you do, too.`,
    `The website names “${word}” where it is about working with others, and that is what you do, too.`,
  ],
  yourWebsiteTells: (name, word) => [
    `Your website also mentions “${word}”: that is what ${name} does.`,
    `Your website names “${word}”, and that is what ${name} does.`,
    `Your website also mentions “${word}”: that is what this business does.`,
  ],
  theirWebsiteTells: (name, word) => [
    `The website of ${name} also mentions “${word}”: that is what you do.`,
    `The website of ${name} names “${word}”, and that is what you do.`,
    `The website there also mentions “${word}”: that is what you do.`,
  ],
} satisfies Translation<typeof german>;
