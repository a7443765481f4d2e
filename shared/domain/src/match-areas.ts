export { MatchAreas } from './match-areas/match-areas.tsx';
