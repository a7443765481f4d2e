import { Button } from '@rezenso/ui/actions';
import { ChevronLeftIcon, ChevronRightIcon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { pagerTexts } from '../texts.de.ts';

interface PagerProps {
  pagination: { total: number; page: number; limit: number };
  onPage: (page: number) => void;
}

/** Back and forth between pages; nothing when one page holds all. */
export function Pager({ pagination: { total, page, limit }, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages === 1 && page === 1) return null;
  return (
    <Inline as="nav" aria-label={pagerTexts.label} gap={4} justify="center">
      <Button variant="secondary" iconStart={ChevronLeftIcon} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {pagerTexts.previous}
      </Button>
      <Text as="span" size="sm" tone="muted">
        {pagerTexts.page(page, pages)}
      </Text>
      <Button variant="secondary" iconEnd={ChevronRightIcon} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {pagerTexts.next}
      </Button>
    </Inline>
  );
}
