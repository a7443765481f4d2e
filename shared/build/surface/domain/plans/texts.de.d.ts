export declare const perMonth = "pro Monat";
export declare const plans: {
    readonly free: {
        readonly name: 'Kostenlos';
        readonly priceEuro: 0;
        readonly description: 'Zum Kennenlernen und für den gelegentlichen Austausch.';
        readonly features: readonly ["5 Review-Austausche", 'KI-Matching', 'Einfache Analysen', 'Betrugserkennung'];
    };
    readonly pro: {
        readonly name: 'Pro';
        readonly priceEuro: 29;
        readonly description: 'Für alle, die regelmäßig tauschen. Jederzeit kündbar.';
        readonly features: readonly ['Unbegrenzte Review-Austausche', 'Priorisiertes Matching', 'Erweiterte Analysen', 'Mehrsprachige Unterstützung', 'Bevorzugter Support'];
    };
};
export type PlanId = keyof typeof plans;
