import { startLanguage } from '@rezenso/contract/language-catalogue';
import catalogue from './catalogue.en.ts';

// A script of its own, which the document of an English page has before the shell's: all that follows finds its texts here.
startLanguage('en', catalogue);
