import type { DictionaryEntry } from '../entry';
import { entriesOf } from './lists';

/** Subjects in Vietnamese, folded, with what courses are called: the longer phrases hold words that are fillers by themselves. */
export const VIETNAMESE: readonly DictionaryEntry[] = entriesOf(`
  cong nghe thong tin: information technology; khoa hoc may tinh: computer science, computing science; khoa hoc du lieu: data science; tri
  tue nhan tao: artificial intelligence; an ninh mang: cyber security, cybersecurity; ky thuat phan mem: software engineering; ky thuat co
  khi: mechanical engineering; ky thuat dien: electrical engineering; ky thuat xay dung: civil engineering; ky thuat: engineering; quan
  tri kinh doanh: business administration, business management; quan tri khach san: hotel management, hospitality; quan tri nhan su: human
  resource; kinh doanh quoc te: international business; kinh doanh: business; tai chinh: finance, financial; ke toan: accounting,
  accountancy; kinh te: economics; nha hang khach san: hospitality, hotel; khach san: hotel, hospitality; nha hang: restaurant,
  hospitality; du lich: tourism; dieu duong: nursing; dau bep, nau an: culinary, cookery; lam banh: patisserie, baking; xay dung:
  construction, civil engineering; logistics va chuoi cung ung: supply chain, logistics; y te cong cong: public health; luat: law; kien
  truc: architecture; thiet ke do hoa: graphic design; thiet ke: design; giao duc mam non: early childhood education; giao duc: education;
  tam ly hoc: psychology; truyen thong: communication, media; thoi trang: fashion; thiet ke thoi trang: fashion design; thiet ke noi that:
  interior design; duoc: pharmacy; y khoa: medicine; ngon ngu anh: english, linguistics; su pham: education, teaching; toan hoc:
  mathematics; toan ung dung: applied mathematics; sinh hoc: biology; hoa hoc: chemistry; cong tac xa hoi: social work; moi truong:
  environmental; nong nghiep: agriculture; co khi: mechanical; dien tu: electronic; o to: automotive; quan ly: management; am nhac: music;
  lam phim: film
`);
