import { CheckIcon, Icon } from '@rezenso/ui/icons';
import { Grid } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { stepsId } from '../paths.ts';
import { Band, Column } from './band.ts';
import { BandHeading } from './band-heading.tsx';
import { honestyTexts, stepTexts } from './texts.de.ts';

const { color, radius } = tokens;

const Ground = styled(Band)`
  border: solid ${color.border};
  border-width: 1px 0;
  background: ${color.surface};
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: ${space(4)};
  ${above.tablet} { grid-template-columns: none; }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

const Position = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: 1px solid ${color.accent};
  border-radius: ${radius.full};
  color: ${color.accentText};
  font-weight: 650;
`;

const Honesty = styled.div`
  display: grid;
  gap: ${space(5)} ${space(10)};
  margin-top: ${space(16)};
  padding: ${space(6)};
  border-radius: ${radius.lg};
  background: ${color.sunken};
  ${above.laptop} { grid-template-columns: 1fr 2fr; padding: ${space(10)}; }
`;

const Points = styled.ul`
  display: grid;
  gap: ${space(3)};
`;

const Point = styled.li`
  display: flex;
  gap: ${space(3)};
  & > svg { margin-top: ${space(0.5)}; color: ${color.accentText}; }
`;

/** From the sign-in to the first review, and what keeps it honest. */
export function FourSteps() {
  return (
    <Ground id={stepsId} aria-labelledby="schritte-titel">
      <Column>
        <BandHeading id="schritte-titel" title={stepTexts.title} description={stepTexts.description} />
        <Grid as="ol" columns={4} gap={8}>
          {stepTexts.steps.map(({ title, text }, index) => (
            <Step key={title}>
              <Position aria-hidden="true">{index + 1}</Position>
              <Words>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{text}</Text>
              </Words>
            </Step>
          ))}
        </Grid>
        <Honesty>
          <Heading level={3} size="md">
            {honestyTexts.title}
          </Heading>
          <Points>
            {honestyTexts.points.map((point) => (
              <Point key={point}>
                <Icon of={CheckIcon} />
                <Text>{point}</Text>
              </Point>
            ))}
          </Points>
        </Honesty>
      </Column>
    </Ground>
  );
}
