export { reviewInstructions } from './instructions.ts';
export { type ExchangePair, type ExchangeParty, type ExchangePlan, fairnessOf, planExchange } from './plan-exchange.ts';
export {
  allowedPlatforms,
  exchangePlatforms,
  type PlatformRule,
  platformRules,
  platformsInSentences,
} from './platform-rules.ts';
