import { defaultSiteSettings } from '../../domain/rule/site/site-settings.ts';
import { everyAdapter } from './adapters.ts';

everyAdapter((adapters) => {
  test('what nobody has set has its default', async () => {
    expect(await adapters().site.settings()).toEqual(defaultSiteSettings);
  });

  test('what an organizer has set holds, beside the defaults', async () => {
    const { site, settle } = adapters();
    await settle({ feeCents: 4500, closingOneClosesAll: false });
    expect(await site.settings()).toEqual({ ...defaultSiteSettings, feeCents: 4500, closingOneClosesAll: false });
  });

  test('a change has the next version, and is found by whoever asks next', async () => {
    const { site, together } = adapters();
    const before = await together(() => site.lock());
    const settings = { ...before.settings, aboutUs: 'We are us.' };
    expect(await together(() => site.save({ ...before, settings }))).toEqual({ settings, version: before.version + 1 });
    expect(await site.settings()).toEqual(settings);
    expect(await together(() => site.lock())).toEqual({ settings, version: before.version + 1 });
  });

  test('two changes in one transaction are seen one after the other', async () => {
    const { site, together } = adapters();
    const changed = async (aboutUs: string) => {
      const onFile = await site.lock();
      await site.save({ ...onFile, settings: { ...onFile.settings, aboutUs } });
      return (await site.settings()).aboutUs;
    };
    const seen = await together(async () => [await changed('First.'), await changed('Second.')]);
    expect(seen).toEqual(['First.', 'Second.']);
  });
});
