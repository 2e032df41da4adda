import Save from '@mui/icons-material/Check';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BooleanInput, Form, NumberInput, type RaRecord, SaveButton, TextInput } from 'react-admin';
import { siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DollarsInput } from '../form/dollars-input.tsx';
import { pair } from '../form/domain-form.tsx';
import { Entries, EntryInput } from '../form/entries.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { OutdatedTexts, SiteTextInputs } from './site-text-inputs.tsx';
import { settingsWords as words } from './words.ts';

const { fields } = siteSettingsForm;
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
      <OutdatedTexts />
      <Part title={words.money}>
        <Box sx={pair}>
          <DollarsInput source="feeCents" label={words.fee} helperText={words.feeHint} />
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
        <SiteTextInputs language="en" />
      </Part>
      <Part title={words.spanish} remark={words.spanishRemark}>
        <SiteTextInputs language="es" />
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

function Part({
  title,
  remark,
  children,
}: {
  readonly title: string;
  readonly remark?: string;
  readonly children: ReactNode;
}) {
  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {remark !== undefined && <Typography sx={{ mb: 1 }}>{remark}</Typography>}
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
