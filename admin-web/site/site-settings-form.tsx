import Save from '@mui/icons-material/Check';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BooleanInput, Form, NumberInput, type RaRecord, SaveButton, TextInput } from 'react-admin';
import { siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { pair } from '../form/domain-form.tsx';
import { Entries, EntryInput } from '../form/entries.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { settingsWords as words } from './words.ts';

const { fields } = siteSettingsForm;
const { parts: event } = fields.tournamentInfo;
const { parts: faq } = fields.faq;
const { parts: rule } = fields.rules;
const { parts: link } = fields.links;

export function SiteSettingsForm({
  record,
  children,
}: {
  readonly record: RaRecord | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Form
      {...(record !== undefined && { record })}
      validate={complaintsOf(siteSettingsForm)}
      mode="onTouched"
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      {children}
      <Part title={words.money}>
        <Box sx={pair}>
          <NumberInput
            source="feeCents"
            label={words.fee}
            helperText={words.feeHint}
            format={(cents: number | null) => (cents === null || cents === undefined ? '' : cents / 100)}
            parse={(dollars: string) => (dollars === '' ? null : Math.round(Number(dollars) * 100))}
          />
          <TextInput source="venmoHandle" label={fields.venmoHandle.label} helperText={words.venmoHint} />
        </Box>
      </Part>
      <Part title={words.policy}>
        <BooleanInput
          source="closingOneClosesAll"
          label={fields.closingOneClosesAll.label}
          helperText={words.closingHint}
        />
      </Part>
      <Part title={words.places}>
        <NumberInput
          source="releaseAfterHours"
          label={fields.releaseAfterHours.label}
          helperText={<ReleaseHint />}
          parse={(hours: string) => (hours === '' ? 0 : Number(hours))}
        />
      </Part>
      <Part title={words.contact}>
        <Box sx={pair}>
          <TextInput source="contactEmail" label={fields.contactEmail.label} type="email" autoComplete="off" />
          <TextInput source="contactPhone" label={fields.contactPhone.label} type="tel" autoComplete="off" />
        </Box>
      </Part>
      <Part title={words.links}>
        <Links source="links" label={fields.links.label} one={fields.links.each} />
        <Links source="socialLinks" label={fields.socialLinks.label} one={words.socialLink} />
      </Part>
      <Part title={words.texts}>
        <TextInput source="aboutUs" label={fields.aboutUs.label} helperText={words.textHint} multiline minRows={3} />
        <TextInput source="trainingPrograms" label={fields.trainingPrograms.label} multiline minRows={3} />
        <TextInput
          source="refundPolicy"
          label={fields.refundPolicy.label}
          helperText={words.refundHint}
          multiline
          minRows={3}
        />
        <Entries source="tournamentInfo" label={fields.tournamentInfo.label} one={words.entry}>
          <EntryInput one={words.entry} source="name" label={event.name.label} />
          <EntryInput one={words.entry} source="text" label={event.text.label} multiline />
          <EntryInput one={words.entry} source="undated" label={event.undated.label} />
        </Entries>
        <Entries source="faq" label={fields.faq.label} one={fields.faq.each} hint={words.feeMark}>
          <EntryInput one={fields.faq.each} source="question" label={faq.question.label} />
          <EntryInput one={fields.faq.each} source="answer" label={faq.answer.label} multiline />
        </Entries>
        <Entries source="rules" label={fields.rules.label} one={fields.rules.each}>
          <EntryInput one={fields.rules.each} source="title" label={rule.title.label} />
          <EntryInput one={fields.rules.each} source="text" label={rule.text.label} multiline />
        </Entries>
      </Part>
      <SaveButton label={words.submit} icon={<Save />} alwaysEnable size="large" sx={{ mt: 2 }} />
    </Form>
  );
}

/** Where no letter leaves, nobody could confirm. */
function ReleaseHint() {
  const provider = useProvider();
  const { data } = useQuery({
    queryKey: ['mail-server'],
    queryFn: provider.mailServer,
  });
  const isWithoutMail = data !== undefined && !data.isSetUp;
  return <>{isWithoutMail ? `${words.releaseHint} ${words.releaseWithoutMail}` : words.releaseHint}</>;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Links({ source, label, one }: { readonly source: string; readonly label: string; readonly one: string }) {
  return (
    <Entries source={source} label={label} one={one}>
      <EntryInput one={one} source="label" label={link.label.label} />
      <EntryInput one={one} source="url" label={link.url.label} type="url" />
    </Entries>
  );
}
