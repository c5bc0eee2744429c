import {chromium} from 'playwright';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (const loc of ['en','zh']){
const c=await b.newContext({locale:loc==='zh'?'zh-CN':'en-US',viewport:{width:1280,height:900}});const p=await c.newPage();
p.on('console',m=>console.log('CONSOLE',m.type(),m.text().slice(0,100),m.location().url));p.on('pageerror',e=>console.log('ERR',e.message.slice(0,300)));
p.on('request',r=>{if(!r.url().startsWith('file:')&&!r.url().startsWith('data:'))console.log('REQ',r.url())});p.on('response',r=>{if(r.status()>=400)console.log('R',r.url())});p.on('requestfailed',r=>console.log('FAILED',r.url(),r.failure()?.errorText));
const root=`file:///tmp/w/offline/alist-docs-${loc}/`;
await p.goto(root+'guide/drivers/s3.html');
await p.mouse.move(100,100);await p.keyboard.press('Tab');
try{await p.waitForFunction(()=>document.documentElement.dataset.hasHydrated==='true',null,{timeout:8000});console.log('hydrated')}catch{console.log('NOT hydrated')}
await p.screenshot({path:`/tmp/w/off-${loc}-1.png`});
await p.keyboard.press('Control+k');await p.waitForTimeout(800);
await p.keyboard.type('onedrive');await p.waitForTimeout(2500);
await p.screenshot({path:`/tmp/w/off-${loc}-2.png`});
await p.keyboard.press('Enter');await p.waitForTimeout(1500);console.log(p.url());
await p.screenshot({path:`/tmp/w/off-${loc}-3.png`});
await p.close();
}
await b.close();
