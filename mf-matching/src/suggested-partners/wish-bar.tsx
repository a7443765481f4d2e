import { type PartnerWishes, partnerOrders } from '@rezenso/contract/matches';
import { addablePlatformIds, industryIds, industryLabel, languageIds } from '@rezenso/contract/vocabulary';
import { industryName } from '@rezenso/domain/company';
import { platformName } from '@rezenso/domain/platforms';
import { Button } from '@rezenso/ui/actions';
import { FunnelIcon } from '@rezenso/ui/icons';
import { Select } from '@rezenso/ui/inputs';
import { above, below, space } from '@rezenso/ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { languageName } from './language-name.ts';
import { filterCount, radii, withWish } from './partner-wishes.ts';
import { wishTexts } from './texts.de.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  ${above.laptop} { grid-template-columns: minmax(0, 4fr) minmax(0, 1fr); }
`;

const Filters = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space(3)};
  ${below.laptop} { ${({ $isOpen }) => !$isOpen && 'display: none;'} }
  ${above.laptop} { grid-column: 1; grid-row: 1; }
`;

/** Where there is room, the filters stand there anyway. */
const FilterButton = styled(Button)`
  ${above.laptop} { display: none; }
`;

interface WishBarProps {
  wishes: PartnerWishes;
  onChange: (next: PartnerWishes) => void;
}

/** Filters of the suggested partners, and their order; on phones the filters unfold. */
export function WishBar({ wishes, onChange }: WishBarProps) {
  const [isOpen, setOpen] = useState(false);
  const filters = useId();
  const choose = <Wish extends keyof PartnerWishes>(wish: Wish, options: readonly PartnerWishes[Wish][]) => ({
    value: String(wishes[wish] ?? ''),
    'aria-label': wishTexts.labels[wish],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(
        withWish(
          wishes,
          wish,
          options.find((option) => String(option) === target.value),
        ),
      ),
  });
  return (
    <Bar role="group" aria-label={wishTexts.bar}>
      <Select
        {...choose('order', partnerOrders.slice(1))}
        options={partnerOrders.map((value) => ({
          value: value === 'fit' ? '' : value,
          label: wishTexts.orders[value],
        }))}
      />
      <FilterButton
        variant="secondary"
        iconStart={FunnelIcon}
        aria-expanded={isOpen}
        aria-controls={filters}
        onClick={() => setOpen(!isOpen)}
      >
        {wishTexts.filters(filterCount(wishes))}
      </FilterButton>
      <Filters id={filters} $isOpen={isOpen}>
        <Select
          {...choose('industry', industryIds)}
          options={[
            { value: '', label: wishTexts.anyIndustry },
            ...industryIds.map((value) => ({ value, label: industryName(industryLabel(value)) })),
          ]}
        />
        <Select
          {...choose('radiusKm', radii)}
          options={[
            { value: '', label: wishTexts.anywhere },
            ...radii.map((value) => ({ value: String(value), label: wishTexts.within(value) })),
          ]}
        />
        <Select
          {...choose('platform', addablePlatformIds)}
          options={[
            { value: '', label: wishTexts.anyPlatform },
            ...addablePlatformIds.map((value) => ({ value, label: platformName(value) })),
          ]}
        />
        <Select
          {...choose('language', languageIds)}
          options={[
            { value: '', label: wishTexts.anyLanguage },
            ...languageIds.map((value) => ({ value, label: languageName(value) })),
          ]}
        />
      </Filters>
    </Bar>
  );
}
