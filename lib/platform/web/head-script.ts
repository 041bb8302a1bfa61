/** Cookie that keeps the visitor's theme; absent means the system's. */
const THEME_COOKIE = 'theme';

/** Marks the buttons that switch the theme. */
export const THEME_SWITCH = 'data-theme-switch';

/** Set on a control whose content was changed, also before React was there. */
export const EARLY_CHANGE = 'early';

/** Where the browser keeps the day of the last intro (specification, section 3). */
export const INTRO_DATE = 'lastIntroDate';

/**
 * The one inline script, in the head of every page, before the first paint: sets a chosen theme, also on pages that are
 * kept and sent alike to all visitors, and marks the page (`data-intro="seen"`) when today's intro was shown or the
 * browser keeps nothing. The landing page has the intro and is marked at once; others once they are loaded, since the first
 * look into the browser's storage takes up to 20 ms. It also switches the theme, since a press may come before React is
 * there, and marks controls that are filled in that time (components/ui/controls/early-change). A module: its names are its
 * own. The visitor's day is compared without a locale: loading the first one takes 20 ms of each page. Its
 * hash stands in the Content-Security-Policy.
 */
export const HEAD_SCRIPT = `let d=document,l=location,r=d.documentElement.dataset,c=/(^|; )${THEME_COOKIE}=(light|dark)(;|$)/.exec(d.cookie),s=()=>{try{if(!Date().startsWith(new Date(localStorage.${INTRO_DATE}+'T00:00').toDateString()))return}catch{}r.intro='seen'};
if(c)r.theme=c[2];l.pathname>'/'?onload=s:s();d.addEventListener('input',e=>{e.target.${EARLY_CHANGE}=1},1);
d.addEventListener('click',e=>{if(e.target.closest('[${THEME_SWITCH}]'))d.cookie='${THEME_COOKIE}='+(r.theme=(r.theme?r.theme=='dark':matchMedia('(prefers-color-scheme:dark)').matches)?'light':'dark')+';path=/;max-age=31536000;samesite=lax'+(l.protocol=='https:'?';secure':'')},1)`;
