import { at, done, four, one, pushDevice } from './example-records.ts';

/** One answer of each of the calls by which a member is told of something, or of what waits for it. */
export const exampleNews = {
  listTasks: [
    {
      id: `review.write:${four}`,
      kind: 'review.write',
      title: 'Review für Radhaus auf Google schreiben',
      dueAt: at,
      since: at,
      action: { label: 'Review schreiben', href: `/exchanges?exchange=${four}` },
    },
  ],
  listActivities: [
    {
      id: 'match-1',
      title: 'Neues Match',
      description: 'Mit Radhaus',
      content: null,
      author: 'Radhaus',
      badges: [{ text: 'Neu', variant: 'info' }],
      action: { label: 'Ansehen', href: '/matches' },
      createdAt: at,
      bgColor: 'surface',
      borderColor: 'border',
      iconBg: 'accentSoft',
      icon: 'handshake',
      iconColor: 'accentText',
    },
  ],
  followChanges: { id: 'sJ3kQ0x_aZ1-', reads: ['/api/matches', '/api/matches/pages'] },
  listNotifications: {
    notifications: [
      { id: one, type: 'match', title: 'Neu', body: 'Anfrage', href: '/matches', readAt: null, createdAt: at },
    ],
    unread: 1,
  },
  readNotification: done,
  readAllNotifications: done,
  listPushDevices: { publicKey: 'B'.repeat(87), devices: [pushDevice] },
  addPushDevice: pushDevice,
  removePushDevice: { ok: true },
};
