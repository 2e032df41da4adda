import { Alert, Button } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Language } from '../../domain/rule/language/language.ts';
import { spanishOf, type TextName } from '../../domain/rule/site/spanish-texts.ts';
import { siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import { Entries, EntryInput } from '../form/entries.tsx';

const { fields } = siteSettingsForm;
const { parts: event } = fields.tournamentInfo;
const { parts: faq } = fields.faq;
const { parts: rule } = fields.rules;

/** Inputs for the site's texts in a language; an outdated Spanish text is marked. */
export function SiteTextInputs({ language }: { readonly language: Language }) {
  const of = <Name extends TextName>(name: Name) => (language === 'en' ? name : spanishOf(name));
  const one = (each: string) => (language === 'en' ? each : `${each} in Spanish`);
  const [entry, question, ruleOfPlay] = [one('Entry'), one(fields.faq.each), one(fields.rules.each)];
  return (
    <>
      <Note on={language} of="aboutUs" />
      <Prose source={of('aboutUs')} hint="An empty line begins a new paragraph." />
      <Note on={language} of="trainingPrograms" />
      <Prose source={of('trainingPrograms')} />
      <Note on={language} of="refundPolicy" />
      <Prose source={of('refundPolicy')} hint="Told before a family pays, and where it asks to withdraw." />
      <Note on={language} of="tournamentInfo" />
      <Entries
        source={of('tournamentInfo')}
        label={fields[of('tournamentInfo')].label}
        one={entry}
        {...(language === 'es' && {
          hint: 'Keep the names as they are in English: tournaments are listed under them.',
        })}
      >
        <EntryInput one={entry} source="name" label={event.name.label} />
        <EntryInput one={entry} source="text" label={event.text.label} multiline />
        <EntryInput one={entry} source="undated" label={event.undated.label} />
      </Entries>
      <Note on={language} of="faq" />
      <Entries
        source={of('faq')}
        label={fields[of('faq')].label}
        one={question}
        hint="Write {fee} where the fee should stand."
      >
        <EntryInput one={question} source="question" label={faq.question.label} />
        <EntryInput one={question} source="answer" label={faq.answer.label} multiline />
      </Entries>
      <Note on={language} of="rules" />
      <Entries source={of('rules')} label={fields[of('rules')].label} one={ruleOfPlay}>
        <EntryInput one={ruleOfPlay} source="title" label={rule.title.label} />
        <EntryInput one={ruleOfPlay} source="text" label={rule.text.label} multiline />
      </Entries>
    </>
  );
}

type ProseName = 'aboutUs' | 'trainingPrograms' | 'refundPolicy';

function Prose({ source, hint }: { readonly source: ProseName | `${ProseName}Es`; readonly hint?: string }) {
  return <TextInput source={source} label={fields[source].label} helperText={hint ?? false} multiline minRows={3} />;
}

/** Warning that lists the Spanish texts older than the English ones, at the top of the page. */
export function OutdatedTexts() {
  const outdated = useOutdated();
  if (outdated.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      The English text was changed after the Spanish one: {outdated.map((name) => fields[name].label).join(', ')}.
      Please look at the Spanish texts below.
    </Alert>
  );
}

/** Note beside an outdated Spanish text, until it is changed or confirmed as still correct. */
function Note({ on: language, of: name }: { readonly on: Language; readonly of: TextName }) {
  const { setValue } = useFormContext();
  const outdated = useOutdated();
  if (language === 'en' || !outdated.includes(name)) return null;
  const { label } = fields[spanishOf(name)];
  const fitsStill = () =>
    setValue(
      'outdatedEs',
      outdated.filter((one) => one !== name),
      { shouldDirty: true },
    );
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1, mb: 1 }}
      action={
        <Button color="inherit" onClick={fitsStill} aria-label={`${label}: it still fits`}>
          It still fits
        </Button>
      }
    >
      The English text was changed after the Spanish one.
    </Alert>
  );
}

function useOutdated(): readonly TextName[] {
  const outdated: readonly TextName[] | undefined = useWatch({ name: 'outdatedEs' });
  return outdated ?? [];
}
