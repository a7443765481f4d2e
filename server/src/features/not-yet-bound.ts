/** Calls of the contract that later issues give a handler; until then they answer NOT_FOUND. A test holds this list. */
export const notYetBound: readonly string[] = [
  'GET /api/email-preferences',
  'PUT /api/email-preferences',
  'POST /api/unsubscribe/:token',
  'POST /api/subscription/cancel',
  'POST /api/create-subscription',
  'GET /api/subscription',
  'POST /api/subscription/portal',
  'GET /api/admin/stats',
  'GET /api/admin/reports',
  'GET /api/admin/users',
  'PATCH /api/admin/users/:id/role',
  'PATCH /api/admin/users/:id/status',
];
