export { reviewInstructions } from './instructions.ts';
export { type ExchangePair, type ExchangeParty, type ExchangePlan, fairnessOf, planExchange } from './plan-exchange.ts';
export {
  allowedPlatforms,
  exchangeDisclosure,
  exchangePlatforms,
  type PlatformRule,
  platformRules,
  platformsInSentences,
  ruleTexts,
} from './platform-rules.ts';
