/** Every sentence of the components that pages are made of. */
export const words = {
  close: 'Close',
  cancel: 'Cancel',
  again: 'Try again',
  search: 'Search',
  searchHint: 'Name, e-mail or phone',
  sortBy: 'Sort by',
  select: (record: string) => `Select ${record}`,
  showAll: 'Show all',
  export: 'Export CSV',
  exporting: 'Saving…',
  exportFailed: 'Failed to export the list',
  nothingFound: { title: 'Nothing found', text: 'Nothing in this list fits the search and the filters.' },
  saved: { title: 'Saved queries', save: 'Save current query…', remove: 'Remove current query…' },
  deletion: {
    title: 'Confirm Deletion',
    final: 'This action cannot be undone.',
    confirm: 'Delete',
    anyway: 'Delete anyway',
    selected: (records: number) =>
      records === 1 ? 'Delete the selected record?' : `Delete the ${records} selected records?`,
    many: (records: number) => (records === 1 ? '1 record deleted' : `${records} records deleted`),
  },
  pageTitle: (page: string) => `${page} · Golden Goal back office`,
  closeToast: 'Close message',
  failed: 'This page could not be shown. Nothing that was saved is lost.',
} as const;
