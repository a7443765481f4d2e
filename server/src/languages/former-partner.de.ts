/** How a business is called that has left. */
export const formerPartner = 'Ehemaliger Partner';
