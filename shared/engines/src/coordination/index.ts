export { reviewInstructions } from './instructions.ts';
export { type ExchangePair, type ExchangeParty, type ExchangePlan, fairnessOf, planExchange } from './plan-exchange.ts';
export {
  allowedPlatforms,
  exchangeDisclosure,
  exchangePlatforms,
  type PlatformRule,
  platformRule,
  platformRules,
  platformsInSentences,
} from './platform-rules.ts';
