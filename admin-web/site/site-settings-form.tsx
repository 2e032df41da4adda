import Save from '@mui/icons-material/Check';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, Form, NumberInput, type RaRecord, SaveButton, TextInput } from 'react-admin';
import { siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DollarsInput } from '../form/dollars-input.tsx';
import { pair } from '../form/domain-form.tsx';
import { Entries, EntryInput } from '../form/entries.tsx';
import { OutdatedTexts, SiteTextInputs } from './site-text-inputs.tsx';

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
      <Part title="Payment">
        <Box sx={pair}>
          <DollarsInput
            source="feeCents"
            label="Fee in dollars"
            helperText="What one player owes for one tournament. Credit card adds 5%."
          />
          <TextInput source="venmoHandle" label={fields.venmoHandle.label} helperText="Without the @." />
        </Box>
      </Part>
      <Part title="Registration">
        <BooleanInput
          source="closingOneClosesAll"
          label={fields.closingOneClosesAll.label}
          helperText="While any visible upcoming tournament is closed, every public registration is closed."
        />
      </Part>
      <Part title="Pace of invitations" remark={paceRemark}>
        <Box sx={pair}>
          <NumberInput source="pacePerSource" label={fields.pacePerSource.label} />
          <NumberInput source="paceInAll" label={fields.paceInAll.label} />
        </Box>
      </Part>
      <Part title="Contact">
        <Box sx={pair}>
          <TextInput source="contactEmail" label={fields.contactEmail.label} type="email" autoComplete="off" />
          <TextInput source="contactPhone" label={fields.contactPhone.label} type="tel" autoComplete="off" />
        </Box>
      </Part>
      <Part title="Elsewhere on the web">
        <Links source="links" label={fields.links.label} one={fields.links.each} />
        <Links source="socialLinks" label={fields.socialLinks.label} one="Social link" />
      </Part>
      <Part title="Texts">
        <SiteTextInputs language="en" />
      </Part>
      <Part
        title="Texts in Spanish"
        remark="Read by families who have the site in Spanish. What is left empty is read in English."
      >
        <SiteTextInputs language="es" />
      </Part>
      <SaveButton label="Save Settings" icon={<Save />} alwaysEnable size="large" sx={{ mt: 2 }} />
    </Form>
  );
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

const paceRemark =
  'Invitations of a captain who has not opened our email yet leave at this pace, and the rest in the hours after. One who has opened it invites without a wait.';
