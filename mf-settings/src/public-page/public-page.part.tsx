import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { AsyncContent, Loading, SkeletonForm } from '@rezenso/ui/feedback';
import { ArrowLeftIcon, Icon } from '@rezenso/ui/icons';
import { Section, Stack } from '@rezenso/ui/layout';
import { settingsPath } from '../paths.ts';
import { Choices } from './choices.tsx';
import { CustomerLink } from './customer-link.tsx';
import { usePublicPage } from './public-page.resource.ts';
import { Seal } from './seal.tsx';
import { publicPageTexts as texts } from './texts.de.ts';

/** What the public sees of the business: its page, its seal, and the link for customers. */
export default function PublicPagePart() {
  return (
    <Stack gap={10}>
      <div>
        <TextLink as={Link} to={settingsPath}>
          <Icon of={ArrowLeftIcon} size="sm" /> {texts.back}
        </TextLink>
      </div>
      <AsyncContent
        reading={usePublicPage()}
        failed={{ title: texts.loadFailed, level: 2 }}
        loading={
          <Loading>
            <SkeletonForm fields={4} />
          </Loading>
        }
      >
        {(page) => (
          <Stack gap={10}>
            <Section title={texts.title} description={texts.description}>
              <Choices page={page} />
            </Section>
            <Seal page={page} />
            <CustomerLink page={page} />
          </Stack>
        )}
      </AsyncContent>
    </Stack>
  );
}
