import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run'] });
const base='http://localhost:7451';
for (const [w,h] of [[1440,900],[390,844]]) {
  const c = await b.newContext({ viewport:{width:w,height:h}, hasTouch: w<500 });
  const p = await c.newPage();
  const r = await p.request.post(base+'/api/admin/login',{data:{username:'organizer',password:'kick-off-demo'}});
  console.log(r.status());
  const site = await (await p.request.get(base+'/api/admin/site-settings/1')).json();
  if (w===1440) { const {id,...s}=site; const put=await p.request.put(base+'/api/admin/site-settings',{data:{...s, aboutUs:s.aboutUs+' New.', refundPolicy:s.refundPolicy+' New.', faqEs:[] }}); console.log(put.status(), (await put.json()).outdatedEs); }
  await p.goto(base+'/admin/site-settings');
  await p.getByRole('heading',{name:'Texts in Spanish'}).waitFor();
  await p.waitForTimeout(800);
  await p.screenshot({path:`/tmp/texts-pics/top-${w}.png`});
  await p.getByRole('heading',{name:'Texts in Spanish'}).scrollIntoViewIfNeeded();
  await p.evaluate(()=>[...document.querySelectorAll('h2')].find(x=>x.textContent==='Texts in Spanish').scrollIntoView());
  await p.waitForTimeout(300);
  await p.screenshot({path:`/tmp/texts-pics/es-${w}.png`});
  await p.evaluate(()=>window.scrollBy(0,800)); await p.waitForTimeout(300);
  await p.screenshot({path:`/tmp/texts-pics/es2-${w}.png`});
  console.log(w, await p.evaluate(()=>[document.documentElement.scrollWidth, document.documentElement.scrollHeight]));
  await c.close();
}
await b.close();
