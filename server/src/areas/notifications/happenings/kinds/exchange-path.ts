/** Opens the exchange where it stands, with what it asks of its reader. */
export const exchangePath = ({ exchangeId }: { exchangeId: string }) => `/exchanges?exchange=${exchangeId}`;
