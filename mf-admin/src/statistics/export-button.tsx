import type { AdminStats, AdminTrends } from '@rezenso/contract/admin';
import { toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { FileDownIcon } from '@rezenso/ui/icons';
import { useState } from 'react';
import { statisticsTexts } from './texts.de.ts';

/** Saves the shown statistics as a file. The writer of the format is loaded when it is needed. */
export function ExportButton({ stats, trends }: { stats: AdminStats; trends: AdminTrends }) {
  const [isExporting, setExporting] = useState(false);
  const save = async () => {
    setExporting(true);
    try {
      const { statisticsCsv } = await import('./export-csv.ts');
      saveAs(statisticsTexts.csv.file(trends.to), statisticsCsv(stats, trends));
    } catch {
      toast({
        title: statisticsTexts.exportFailedTitle,
        description: statisticsTexts.exportFailed,
        variant: 'destructive',
      });
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button variant="secondary" iconStart={FileDownIcon} loading={isExporting} onClick={save}>
      {statisticsTexts.export}
    </Button>
  );
}

function saveAs(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
