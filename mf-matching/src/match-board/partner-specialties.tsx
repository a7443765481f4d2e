import { knownSpecialties } from '@rezenso/contract/specialties';
import { specialtyName } from '@rezenso/domain/company';
import { Badge, BadgeList } from '@rezenso/ui/display';
import { CheckIcon } from '@rezenso/ui/icons';
import { Stack, VisuallyHidden } from '@rezenso/ui/layout';
import { Eyebrow, Text } from '@rezenso/ui/typography';
import { specialtyTexts as texts } from '../texts.de.ts';

interface PartnerSpecialtiesProps {
  /** Ids of what the partner has beside its kind. */
  of: readonly string[] | undefined;
  /** Those that the reader has, too. */
  shared: readonly string[] | undefined;
}

/** What a partner has beside its kind: first, and marked, what both have. */
export function PartnerSpecialties({ of, shared = [] }: PartnerSpecialtiesProps) {
  const known = knownSpecialties(of);
  if (known.length === 0) return null;
  const both = known.filter((id) => shared.includes(id));
  const items = [...both, ...known.filter((id) => !both.includes(id))];
  return (
    <Stack gap={2}>
      <Eyebrow>{texts.title}</Eyebrow>
      <BadgeList
        label={texts.title}
        items={items}
        max={items.length}
        render={(id) =>
          both.includes(id) ? (
            <Badge tone="accent" icon={CheckIcon}>
              {specialtyName(id)}
              <VisuallyHidden> ({texts.shared})</VisuallyHidden>
            </Badge>
          ) : (
            <Badge>{specialtyName(id)}</Badge>
          )
        }
      />
      {both.length > 0 && (
        <Text size="sm" tone="muted" aria-hidden>
          {texts.legend}
        </Text>
      )}
    </Stack>
  );
}
