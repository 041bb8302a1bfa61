import { COUNTRIES, type Country } from '../countries';
import { WEEKDAYS, type Weekday } from '../days/working-days';
import { PRODUCT_NAME } from '../product-name';
import { HOME_BLOCKS, type HomeBlock } from './home-page';
import type { LegalDays } from './legal-texts';

/** Who runs this site and how it looks, as admins fill it in. What is '' or empty is not known, and is shown nowhere. */
export interface OperatorDetails {
  /** What the site is called; '' for the product's name. */
  siteName: string;
  /** At most 12 characters, for a phone's home screen; '' for `siteName`. */
  shortName: string;
  /** The brand's colour, '#rrggbb'; '' for the product's. */
  colour: string;
  /** The id of a picture; '' without one. `logoDark` is for dark pages. */
  logo: string;
  logoDark: string;
  /** Of the browser's tab. */
  icon: string;
  name: string;
  /** Lines. */
  address: string;
  phone: string;
  /** E.164. */
  whatsapp: string;
  email: string;
  /** When the office is open: lines. */
  hours: string;
  /** Further offices. */
  offices: Office[];
  /** Of its pages elsewhere: whole https addresses. */
  links: string[];
  /** What the law asks a site to say of its firm, such as its registration and tax numbers: lines. */
  imprint: string;
  /** What the home page says first; '' for the product's words. */
  headline: string;
  sentence: string;
  /** The parts of the home page that are shown, in their order. */
  homeBlocks: HomeBlock[];
  /** Those of the six whose courses are found and take applications, in their order. */
  countries: Country[];
  /** In which days are counted for those who chose none; '' for UTC. The environment's TIME_ZONE wins. */
  timeZone: string;
  /** When the office works, by which 'working days' are counted. */
  workingDays: Weekday[];
  /** Paragraphs of plain text, with an empty line between two. */
  about: string;
  /** Such as 'ICEF Agency 1234'. */
  licences: string[];
  partners: string[];
  people: OperatorPerson[];
}

export interface Office {
  /** Such as 'Jalandhar'. */
  name: string;
  /** Lines. */
  address: string;
  phone: string;
  hours: string;
}

export interface OperatorPerson {
  name: string;
  /** What they do. */
  role: string;
  /** The id of their picture; '' without one. */
  photo: string;
}

export const NO_OPERATOR: OperatorDetails = {
  siteName: '',
  shortName: '',
  colour: '',
  logo: '',
  logoDark: '',
  icon: '',
  name: '',
  address: '',
  phone: '',
  whatsapp: '',
  email: '',
  hours: '',
  offices: [],
  links: [],
  imprint: '',
  headline: '',
  sentence: '',
  homeBlocks: [...HOME_BLOCKS],
  countries: [...COUNTRIES],
  timeZone: '',
  workingDays: WEEKDAYS.slice(0, 5),
  about: '',
  licences: [],
  partners: [],
  people: [],
};

/** The pictures of a site's face, by the field that holds their id. */
export const FACE_PICTURES = ['logo', 'logoDark', 'icon'] as const;

/** What a site is called, on its pages and in its letters. */
export const siteNameOf = ({ siteName }: Pick<OperatorDetails, 'siteName'>): string => siteName || PRODUCT_NAME;

/** What it is called where there is little room. */
export const shortNameOf = (site: Pick<OperatorDetails, 'siteName' | 'shortName'>): string =>
  site.shortName || siteNameOf(site);

const isFilled = (operator: OperatorDetails, ...names: (keyof OperatorDetails)[]) =>
  names.some((name) => operator[name].length > 0);

/** Whether there is anything for the page 'About'. */
export const hasAbout = (operator: OperatorDetails): boolean =>
  isFilled(
    operator,
    'name',
    'address',
    'phone',
    'whatsapp',
    'email',
    'imprint',
    'about',
    'licences',
    'partners',
    'people',
  );

/** Whether it is known how the firm is reached. */
export const hasContact = (operator: OperatorDetails): boolean =>
  isFilled(operator, 'address', 'phone', 'whatsapp', 'email', 'hours', 'offices', 'links', 'imprint');

/** Where a picture of the site's own is. */
export const picturePath = (fileId: string): string => `/api/v1/blog-images/${fileId}`;

/** The paragraphs of a plain text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The public pages made of it, and of the legal texts that are in force. */
export const ownPages = (operator: OperatorDetails, texts: LegalDays): ('/about' | '/terms' | '/refunds')[] => [
  ...(hasAbout(operator) ? (['/about'] as const) : []),
  ...(texts.terms ? (['/terms'] as const) : []),
  ...(texts.refunds ? (['/refunds'] as const) : []),
];
