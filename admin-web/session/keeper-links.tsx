import QrCode2 from '@mui/icons-material/QrCode2';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import type { ListedKeeperLink } from '../../domain/answer/session/listed-keeper-link.ts';
import { ListPage } from '../kit/list-page.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { words } from './keeper-link-words.ts';
import { dayShown, lastDayOf } from './link-label.ts';
import { NewKeeperLinks } from './new-keeper-links.tsx';
import { RevokeKeeperLink } from './revoke-keeper-link.tsx';

/** The links and QR codes with which score keepers come in, reached by the menu. */
export const keeperLinks: ResourceProps = {
  name: 'keeper-links',
  list: KeeperLinksPage,
  options: { label: words.title },
};

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'field', label: words.byField },
] as const;

function KeeperLinksPage() {
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <ListPage
        {...words}
        sort={{ field: 'id', order: 'DESC' }}
        sorts={sorts}
        table={<LinkTable />}
        card={LinkCard}
        actions={
          <Button variant="contained" startIcon={<QrCode2 />} onClick={() => setMaking(true)}>
            {words.make.action}
          </Button>
        }
      />
      {isMaking && <NewKeeperLinks onClose={() => setMaking(false)} />}
    </>
  );
}

function LinkTable() {
  return (
    <PlainTable>
      <DataTable.Col source="field" label={columns.opens}>
        <Opens />
      </DataTable.Col>
      <DataTable.Col source="day" label={columns.when} disableSort>
        <Day />
      </DataTable.Col>
      <DataTable.Col source="name" label={columns.for} disableSort>
        <Whom />
      </DataTable.Col>
      <DataTable.Col source="uses" label={columns.uses} disableSort>
        <Uses />
      </DataTable.Col>
      <DataTable.Col source="endsAt" label={columns.endsAt}>
        <State />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
        <RevokeKeeperLink />
      </DataTable.Col>
    </PlainTable>
  );
}

function LinkCard() {
  const link = useRecordContext<ListedKeeperLink>();
  if (link === undefined) return null;
  return (
    <RecordCard
      title={link.field ?? words.everyField}
      facts={[
        [columns.opens, <LinkTournament key="opens" />],
        [columns.when, dayShown(link.day)],
        [columns.for, <Whom key="for" />],
        [columns.uses, <Uses key="uses" />],
        [columns.endsAt, <State key="state" />],
      ]}
    >
      <RevokeKeeperLink />
    </RecordCard>
  );
}

function Opens() {
  const link = useRecordContext<ListedKeeperLink>();
  return (
    <>
      <strong>{link?.field ?? words.everyField}</strong>
      <Box sx={{ color: 'text.secondary' }}>
        <LinkTournament />
      </Box>
    </>
  );
}

function LinkTournament() {
  const link = useRecordContext<ListedKeeperLink>();
  return link === undefined ? null : (
    <PageOf resource="tournaments" id={link.tournamentId} name={link.tournament} isInRow />
  );
}

function Day() {
  return <>{dayShown(useRecordContext<ListedKeeperLink>()?.day ?? null)}</>;
}

function Whom() {
  return <>{useRecordContext<ListedKeeperLink>()?.name ?? words.anybody}</>;
}

/** The latest are named. */
const mostNamed = 3;

function Uses() {
  const { uses = [] } = useRecordContext<ListedKeeperLink>() ?? {};
  if (uses.length === 0) return <>{words.nobody}</>;
  const named = uses.slice(-mostNamed).toReversed();
  return (
    <>
      {named.map(({ name, at }) => (
        <div key={`${at} ${name}`}>{words.use(name, dayAndTimeOf(at) ?? '')}</div>
      ))}
      {uses.length > mostNamed && <div>{words.more(uses.length - mostNamed)}</div>}
    </>
  );
}

function State() {
  const link = useRecordContext<ListedKeeperLink>();
  if (link === undefined) return null;
  const { open, revoked, ended } = words.state;
  if (link.revokedAt !== null) return <>{revoked(dayAndTimeOf(link.revokedAt) ?? '')}</>;
  return <>{link.isOpen ? open(lastDayOf(link)) : ended}</>;
}
