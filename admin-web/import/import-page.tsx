import { EmptyNote } from '../kit/list-states.tsx';
import { useMay } from '../kit/may.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportSteps } from './import-steps.tsx';
import { words } from './words.ts';

/** A table becomes teams, rosters and players: pasted, its columns looked at, its rows corrected, imported, undone. */
export function ImportPage() {
  const mayImport = useMay('change');
  return (
    <>
      <PageHead title={words.title} remark={words.remark} />
      {mayImport ? <ImportSteps /> : <EmptyNote {...words.unmade} />}
      <EarlierImports mayUndo={mayImport} />
    </>
  );
}
