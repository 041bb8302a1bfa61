/** Columns: see `parseUniversities`. Fees in SGD a year. */
export const SINGAPORE = `
National University of Singapore | university | Kent Ridge, Bukit Timah | https://www.nus.edu.sg | 39000 / 45000 | 6.5 / 6
Nanyang Technological University | university | Jurong West, Novena | https://www.ntu.edu.sg | 38000 / 43000 | 6.5 / 6
Singapore Management University | university | Bras Basah | https://www.smu.edu.sg | 48000 / 52000 | 7 / 6.5 | Business and Management; Computing and IT; Law; Social Sciences
Singapore University of Technology and Design | university | Changi | https://www.sutd.edu.sg | 46000 / 44000 | 6.5 / 6 | Engineering; Computing and IT; Architecture and Built Environment; Art and Design
Singapore Institute of Technology | university | Punggol | https://www.singaporetech.edu.sg | 31000 / 30000 | 6.5 / 6 | Engineering; Computing and IT; Health; Hospitality and Tourism; Business and Management; Agriculture and Environment
Singapore University of Social Sciences | university | Clementi | https://www.suss.edu.sg | 28000 / 26000 | 6.5 / 6 | Business and Management; Social Sciences; Education; Law; Arts and Humanities; Computing and IT; Media and Communication
James Cook University Singapore | university | Sims Drive | https://www.jcu.edu.sg | 26000 / 29000 | 6 / 6 | Business and Management; Computing and IT; Social Sciences; Hospitality and Tourism; Agriculture and Environment; Education
Curtin Singapore | university | Jalan Rajah | https://curtin.edu.sg | 27000 / 29500 | 6 / 6 | Business and Management; Health; Media and Communication; Computing and IT
University of the Arts Singapore | university | McNally, Bencoolen | https://www.uas.edu.sg | 30000 / 31000 | 6 / 5.5 | Art and Design; Media and Communication
Singapore Polytechnic | polytechnic | Dover | https://www.sp.edu.sg | 13500 / 14500 | 6 / 5.5
Ngee Ann Polytechnic | polytechnic | Clementi | https://www.np.edu.sg | 13500 / 14500 | 6 / 5.5
Temasek Polytechnic | polytechnic | Tampines | https://www.tp.edu.sg | 13500 / 14500 | 6 / 5.5
Nanyang Polytechnic | polytechnic | Ang Mo Kio | https://www.nyp.edu.sg | 13500 / 14500 | 6 / 5.5
Republic Polytechnic | polytechnic | Woodlands | https://www.rp.edu.sg | 13500 / 14500 | 6 / 5.5
PSB Academy | college | Marina Square | https://www.psb-academy.edu.sg | 15500 / 19500 | 5.5 / 5.5 | Business and Management; Computing and IT; Engineering; Media and Communication; Hospitality and Tourism
`;
