import type { AdminStats, AdminTrends } from '@rezenso/contract/admin';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { ExportButton } from './export-button.tsx';

const none = { signUps: 0, matches: 0, exchanges: 0, reviews: 0 };
const stats: AdminStats = {
  totalUsers: 7,
  activeUsers: 0,
  totalMatches: 0,
  completedMatches: 0,
  totalReviews: 0,
  pendingReports: 0,
};
const trends: AdminTrends = {
  period: '30d',
  bucket: 'day',
  from: '2026-08-05',
  to: '2026-09-03',
  series: [],
  totals: none,
  previousTotals: null,
  funnel: [],
  platforms: [],
  suspicious: { total: 0, suspicious: 0, share: 0 },
  asOf: '2026-09-03T12:05:00.000Z',
};

it('saves what is shown as a file named after the last day', async () => {
  const saved = watchDownloads();
  const { user } = renderWithPlatform(<ExportButton stats={stats} trends={trends} />);
  await user.click(screen.getByRole('button', { name: 'Als CSV exportieren' }));
  await waitFor(() => expect(saved.names).toEqual(['rezenso-statistik-2026-09-03.csv']));
  expect(saved.blobs[0]?.type).toBe('text/csv;charset=utf-8');
  expect(saved.blobs[0]?.size).toBeGreaterThan(100);
});

it('says so when no file can be made, and can be tried again', async () => {
  const saved = watchDownloads();
  jest.mocked(URL.createObjectURL).mockImplementationOnce(() => {
    throw new Error('no space');
  });
  const { user } = renderWithPlatform(<ExportButton stats={stats} trends={trends} />);
  await user.click(screen.getByRole('button', { name: 'Als CSV exportieren' }));
  expect(await screen.findByText('Die Datei konnte nicht erstellt werden.')).toBeVisible();
  expect(saved.names).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Als CSV exportieren' }));
  await waitFor(() => expect(saved.names).toHaveLength(1));
});

/** The test browser saves no files: what would be saved is kept here. */
function watchDownloads() {
  const [names, blobs]: [string[], Blob[]] = [[], []];
  URL.createObjectURL = jest.fn((blob: Blob) => {
    blobs.push(blob);
    return 'blob:rezenso';
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, blobs };
}
