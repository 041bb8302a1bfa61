/** Columns: see `parseUniversities`. Fees in NZD a year. */
export const NEW_ZEALAND = `
University of Auckland | university | Auckland | https://www.auckland.ac.nz | 42000 / 46000 | 6 / 5.5
University of Otago | university | Dunedin, Christchurch, Wellington | https://www.otago.ac.nz | 36000 / 38000 | 6 / 6
Victoria University of Wellington | university | Wellington | https://www.wgtn.ac.nz | 33000 / 37000 | 6 / 5.5
University of Canterbury | university | Christchurch | https://www.canterbury.ac.nz | 33000 / 36000 | 6 / 5.5
Massey University | university | Palmerston North, Auckland, Wellington | https://www.massey.ac.nz | 31000 / 35000 | 6 / 5.5
University of Waikato | university | Hamilton, Tauranga | https://www.waikato.ac.nz | 31000 / 35000 | 6 / 5.5
Auckland University of Technology | university | Auckland, Manukau | https://www.aut.ac.nz | 34000 / 37000 | 6 / 5.5
Lincoln University | university | Lincoln | https://www.lincoln.ac.nz | 31500 / 35000 | 6 / 5.5 | Agriculture and Environment; Business and Management; Science; Hospitality and Tourism; Architecture and Built Environment
Otago Polytechnic | polytechnic | Dunedin, Cromwell | https://www.op.ac.nz | 25500 / 27500 | 6 / 5.5
Ara Institute of Canterbury | polytechnic | Christchurch, Timaru | https://www.ara.ac.nz | 25000 / 26500 | 6 / 5.5
Southern Institute of Technology | polytechnic | Invercargill, Queenstown | https://www.sit.ac.nz | 22500 / 24000 | 6 / 5.5
Waikato Institute of Technology | polytechnic | Hamilton | https://www.wintec.ac.nz | 24500 / 26000 | 6 / 5.5
Eastern Institute of Technology | polytechnic | Napier, Gisborne, Auckland | https://www.eit.ac.nz | 23500 / 25500 | 6 / 5.5
Nelson Marlborough Institute of Technology | polytechnic | Nelson, Blenheim | https://www.nmit.ac.nz | 23500 / 25000 | 6 / 5.5
Toi Ohomai Institute of Technology | polytechnic | Rotorua, Tauranga | https://www.toiohomai.ac.nz | 22500 / 24500 | 6 / 5.5
`;
