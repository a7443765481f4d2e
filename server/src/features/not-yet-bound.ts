/** Calls of the contract that later issues give a handler; until then they answer NOT_FOUND. A test holds this list. */
export const notYetBound: readonly string[] = [
  'GET /api/email-preferences',
  'PUT /api/email-preferences',
  'POST /api/unsubscribe/:token',
  'GET /api/privacy/export',
  'POST /api/privacy/delete-account',
  'GET /api/admin/stats',
  'GET /api/admin/stats/trends',
  'GET /api/admin/users/:id',
  'GET /api/admin/reports/:id',
  'PATCH /api/admin/reports/:id',
  'GET /api/admin/audit-log',
  'POST /api/reports',
  'GET /api/admin/reports',
  'GET /api/admin/users',
  'PATCH /api/admin/users/:id/role',
  'PATCH /api/admin/users/:id/status',
];
