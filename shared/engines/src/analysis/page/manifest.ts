import { answerText } from './text.ts';

/** What a web app manifest tells of who made it; nothing where it is no JSON object. */
export function manifestOf(json: string): { siteName: string; description: string } {
  const told = parsed(json);
  const text = (key: string, length: number) => {
    const value = told.get(key);
    return typeof value === 'string' ? answerText(value, length) : '';
  };
  return { siteName: text('name', 120) || text('short_name', 120), description: text('description', 600) };
}

function parsed(json: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(json.replace(/^\ufeff/, ''));
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
