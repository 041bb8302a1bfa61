/**
 * Where students come from, with the schools, boards and universities of the place: the countries that the personal form
 * offers for passport and nationality (specification, section 9).
 */
export interface Home {
  country: string;
  /** Digits of the country's telephone code. */
  diallingCode: string;
  state: string;
  city: string;
  pincode: string;
  street: string;
  /** Examination board of the school leaving certificate. */
  board: string;
  school: string;
  university: string;
  polytechnic: string;
}

/** Key, then the fields of `Home` in their order. */
const TABLE = `
delhi | India | 91 | Delhi | New Delhi | 110001 | Lajpat Nagar | CBSE | Kendriya Vidyalaya | University of Delhi | Government Polytechnic
ludhiana | India | 91 | Punjab | Ludhiana | 141001 | Model Town | Punjab School Education Board | Government Senior Secondary School | Panjab University | Government Polytechnic
ahmedabad | India | 91 | Gujarat | Ahmedabad | 380009 | Navrangpura | Gujarat Secondary and Higher Secondary Education Board | Sunrise Higher Secondary School | Gujarat University | Government Polytechnic
kochi | India | 91 | Kerala | Kochi | 682016 | Panampilly Nagar | Kerala Board of Higher Secondary Education | Government Higher Secondary School | Mahatma Gandhi University | Government Polytechnic
hyderabad | India | 91 | Telangana | Hyderabad | 500034 | Banjara Hills | Telangana Board of Intermediate Education | Deccan Junior College | Osmania University | Government Polytechnic
mumbai | India | 91 | Maharashtra | Mumbai | 400050 | Hill Road | Maharashtra State Board | Seaside Junior College | University of Mumbai | Government Polytechnic
chennai | India | 91 | Tamil Nadu | Chennai | 600017 | T. Nagar | CBSE | Kendriya Vidyalaya | Anna University | Government Polytechnic
kathmandu | Nepal | 977 | Bagmati | Kathmandu | 44600 | Baneshwor | National Examinations Board | Valley Higher Secondary School | Tribhuvan University | Technical Training Institute
pokhara | Nepal | 977 | Gandaki | Pokhara | 33700 | Lakeside | National Examinations Board | Phewa Secondary School | Pokhara University | Technical Training Institute
lahore | Pakistan | 92 | Punjab | Lahore | 54000 | Gulberg III | BISE Lahore | Government College | University of the Punjab | Government College of Technology
karachi | Pakistan | 92 | Sindh | Karachi | 75500 | Clifton Block 5 | Board of Intermediate Education Karachi | Harbour Public School | University of Karachi | Government College of Technology
dhaka | Bangladesh | 880 | Dhaka | Dhaka | 1209 | Dhanmondi Road 8 | Dhaka Education Board | Dhanmondi Lake College | University of Dhaka | Dhaka Polytechnic Institute
chattogram | Bangladesh | 880 | Chattogram | Chattogram | 4000 | Agrabad | Chattogram Education Board | Karnaphuli College | University of Chittagong | Chattogram Polytechnic Institute
`;

/** By the key that the student list uses. */
export const HOMES: ReadonlyMap<string, Home> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => homeOf(line.split(' | '))),
);

function homeOf([key = '', country = '', diallingCode = '', state = '', city = '', pincode = '', ...rest]: string[]) {
  const [street = '', board = '', school = '', university = '', polytechnic = ''] = rest;
  const home: Home = { country, diallingCode, state, city, pincode, street, board, school, university, polytechnic };
  return [key, home] as const;
}
