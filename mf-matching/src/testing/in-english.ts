import { startLanguage } from '@rezenso/contract/language-catalogue';
import english from '../languages/en.ts';

// Texts are decided when their file is first evaluated: whoever tests English imports this before anything that has some.
startLanguage('en', english);
