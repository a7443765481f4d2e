import type { GoogleFaultKind } from './fault-kinds.ts';

/** What is wrong with the sync, and what to do about it. */
export function syncErrorText(kind: GoogleFaultKind, businessName: string): string {
  switch (kind) {
    case 'revoked':
      return 'Google gibt uns keinen Zugriff mehr. Bitte verbinde Google erneut.';
    case 'refused':
      return 'Google hat den Zugriff abgelehnt. Bitte verbinde das Konto, das dein Unternehmensprofil verwaltet.';
    case 'no-business':
      return 'In diesem Google-Konto gibt es kein Unternehmensprofil. Bitte verbinde das Konto, das es verwaltet.';
    case 'unknown-business':
      return `In deinem Google-Konto stehen mehrere Unternehmen, aber keines heißt „${businessName}“. Bitte bearbeite die Plattform und trag den Namen ein, der bei Google steht.`;
    case 'away':
      return 'Google antwortet gerade nicht. Wir versuchen es automatisch noch einmal.';
  }
}
