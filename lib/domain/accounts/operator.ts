import { PRODUCT_NAME } from '../product-name';

/** Who runs this site and how it looks, as admins fill it in. What is '' or empty is not known, and is shown nowhere. */
export interface OperatorDetails {
  /** What the site is called; '' for the product's name. */
  siteName: string;
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
  /** Paragraphs of plain text, with an empty line between two. */
  about: string;
  terms: string;
  /** Such as 'ICEF Agency 1234'. */
  licences: string[];
  partners: string[];
  people: OperatorPerson[];
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
  colour: '',
  logo: '',
  logoDark: '',
  icon: '',
  name: '',
  address: '',
  phone: '',
  whatsapp: '',
  email: '',
  about: '',
  terms: '',
  licences: [],
  partners: [],
  people: [],
};

/** The pictures of a site's face, by the field that holds their id. */
export const FACE_PICTURES = ['logo', 'logoDark', 'icon'] as const;

/** What a site is called, on its pages and in its letters. */
export const siteNameOf = ({ siteName }: Pick<OperatorDetails, 'siteName'>): string => siteName || PRODUCT_NAME;

/** Whether there is anything for the page 'About'. */
export const hasAbout = (operator: OperatorDetails): boolean =>
  Object.entries(operator).some(([name, value]) => !NOT_ABOUT.has(name) && value.length > 0);

const NOT_ABOUT = new Set<string>(['terms', 'siteName', 'colour', ...FACE_PICTURES]);

/** Where a picture of the site's own is. */
export const picturePath = (fileId: string): string => `/api/v1/blog-images/${fileId}`;

/** The paragraphs of a plain text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The public pages made of it. */
export const ownPages = (operator: OperatorDetails): ('/about' | '/terms')[] => [
  ...(hasAbout(operator) ? (['/about'] as const) : []),
  ...(operator.terms ? (['/terms'] as const) : []),
];
