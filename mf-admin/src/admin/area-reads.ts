import {
  getAdminDispute,
  getAdminReport,
  getAdminRingCase,
  getAdminStats,
  getAdminSupport,
  getAdminTrends,
  getAdminUser,
  listAdminDisputes,
  listAdminModules,
  listAdminReports,
  listAdminRingCases,
  listAdminSupport,
  listAdminUsers,
  listAuditLog,
} from '@rezenso/contract/admin';
import { refresh } from '@rezenso/platform';
import { useEffect, useRef } from 'react';
import type { AdminTab } from '../paths.ts';

/** What each area reads; who may not call the first may not see it. */
export const areaReads = {
  statistics: [getAdminStats, getAdminTrends],
  users: [listAdminUsers, getAdminUser],
  reports: [listAdminReports, getAdminReport],
  disputes: [listAdminDisputes, getAdminDispute],
  rings: [listAdminRingCases, getAdminRingCase],
  support: [listAdminSupport, getAdminSupport],
  modules: [listAdminModules],
  audit: [listAuditLog],
} as const satisfies Record<AdminTab, readonly unknown[]>;

/** What was read in another role is read anew before it is relied on, also where it is not shown at the moment. */
export function useReadAgainInRole(role: string | null): void {
  const readIn = useRef(role);
  useEffect(() => {
    if (readIn.current === role) return;
    readIn.current = role;
    for (const read of Object.values(areaReads).flat()) void refresh(read);
  }, [role]);
}
