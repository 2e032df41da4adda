import { Paper, Skeleton } from '@mui/material';
import { EditBase, type RaRecord, useGetOne } from 'react-admin';
import { siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import { ConflictNotice } from '../form/conflict-notice.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { type StartedFrom, useStartedFrom } from '../form/use-started-from.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { ask } from '../transport/call.ts';
import { hasRemarks, isStale, sentenceOf } from '../transport/failure.ts';
import { SiteSettingsForm } from './site-settings-form.tsx';

export const siteSettingsTitle = 'Site Settings';

const answers = onlyAnswers(siteSettingsForm);

/** Page of the site's settings. The second of two organizers is told of the conflict and keeps all typed answers. */
export function SiteSettingsPage() {
  const { data, error } = useGetOne<RaRecord>('site-settings', { id: 1 });
  const start = useStartedFrom(data);
  return (
    <>
      <PageHead title={siteSettingsTitle} remark="What families see, what they pay, and when registration closes." />
      {error !== null && <FetchFailed title="Failed to fetch site settings" failure={error} />}
      {start.record === undefined ? <Skeleton variant="rounded" height={320} /> : <Settings start={start} />}
    </>
  );
}

function Settings({ start }: { readonly start: StartedFrom }) {
  const toast = useToast();
  const onSuccess = async (saved: RaRecord) => {
    start.goOnFrom(saved);
    await textsAnew().catch(() => undefined);
    toast('good', 'Site settings updated');
  };
  const onError = (failure: unknown) => {
    if (isStale(failure)) void start.look();
    else if (!hasRemarks(failure)) toast('alarm', 'Failed to update site settings', sentenceOf(failure));
  };
  return (
    <EditBase
      id={1}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      transform={(record: RaRecord) => ({ ...answers(record), version: start.onFile()?.version })}
    >
      <Paper variant="outlined" sx={{ maxWidth: 880, p: { xs: 2, md: 3 } }}>
        <SiteSettingsForm record={start.record}>
          <ConflictNotice form={siteSettingsForm} start={start} />
        </SiteSettingsForm>
      </Paper>
    </EditBase>
  );
}

/** Fetches the site's texts again, past the cache; other browsers may show the old ones for a while. */
const textsAnew = () => ask('/api/site/texts', { cache: 'reload' });
