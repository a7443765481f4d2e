import { Form, Formik } from 'formik';
import { useState } from 'react';
import { GlobeIcon, MailIcon } from '../src/icons.ts';
import {
  Button,
  Card,
  CardBody,
  CheckboxGroupField,
  Dialog,
  FilterBar,
  FocusFirstError,
  Grid,
  RatingField,
  SearchInput,
  Section,
  Select,
  SelectField,
  Stack,
  TextareaField,
  TextField,
} from '../src/index.ts';

const initialValues = {
  email: '',
  domain: 'kornblume.de',
  industry: '',
  text: '',
  platforms: ['google'],
  stars: 4,
};

const check = (values: typeof initialValues) => ({
  ...(values.email.includes('@') ? {} : { email: 'Bitte gib eine gültige E-Mail-Adresse ein' }),
  ...(values.industry ? {} : { industry: 'Bitte wähle eine Branche' }),
});

const platforms = [
  { value: 'google', label: 'Google' },
  { value: 'kununu', label: 'kununu' },
  { value: 'jameda', label: 'jameda' },
  {
    value: 'other',
    label: 'Sonstige',
    description: 'Eine Seite, die hier fehlt',
  },
];

export function FormsShown() {
  const [query, setQuery] = useState('Gold');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      title="Formulare"
      actions={
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          Dialog öffnen
        </Button>
      }
    >
      <FilterBar>
        <SearchInput label="Nach Firma suchen" value={query} onChange={setQuery} />
        <Select aria-label="Status" defaultValue="all" options={[{ value: 'all', label: 'Alle Status' }]} />
      </FilterBar>
      <Card>
        <CardBody>
          <Formik
            initialValues={initialValues}
            validate={check}
            onSubmit={() => {}}
            initialTouched={{ email: true }}
            validateOnMount
          >
            <Form noValidate>
              <Stack gap={5}>
                <FocusFirstError />
                <Grid columns={2} gap={5}>
                  <TextField
                    name="email"
                    label="E-Mail"
                    type="email"
                    required
                    iconStart={MailIcon}
                    placeholder="du@firma.de"
                  />
                  <TextField
                    name="domain"
                    label="Domain"
                    required
                    iconStart={GlobeIcon}
                    hint="Wir lesen deine Website und füllen vor."
                  />
                  <SelectField
                    name="industry"
                    label="Branche"
                    required
                    placeholder="Branche wählen"
                    options={[{ value: 'handwerk', label: 'Handwerk' }]}
                  />
                  <TextareaField name="text" label="Beschreibung" counter={500} placeholder="Was macht dich aus?" />
                </Grid>
                <CheckboxGroupField name="platforms" label="Plattformen" required choices={platforms} />
                <RatingField name="stars" label="Deine Bewertung" />
                <div>
                  <Button type="submit">Speichern</Button>
                </div>
              </Stack>
            </Form>
          </Formik>
        </CardBody>
      </Card>
      <Formik initialValues={initialValues} onSubmit={() => setIsOpen(false)}>
        {(form) => (
          <Dialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            title="Review abgeben"
            description="Schreib, was du selbst erlebt hast."
            busy={form.isSubmitting}
            onSubmit={form.handleSubmit}
            footer={
              <>
                <Button variant="secondary" onClick={() => setIsOpen(false)}>
                  Abbrechen
                </Button>
                <Button type="submit">Abgeben</Button>
              </>
            }
          >
            <Stack gap={5}>
              <RatingField name="stars" label="Sterne" required />
              <TextareaField name="text" label="Deine Review" counter rows={6} />
            </Stack>
          </Dialog>
        )}
      </Formik>
    </Section>
  );
}
